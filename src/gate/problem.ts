/** What is wrong with a budget as it was written, in the parts from which a message to its author is made. */
export interface BudgetProblem {
  /** A clause about the text: `"inbox.byts" is not a figure`. */
  readonly message: string;
  readonly expected: string;
  readonly example: string;
  readonly suggestion?: string;
}

/** Thrown inside this folder only; `readBudget` turns it into a value. */
export class BudgetRefusal extends Error {
  override readonly name = 'BudgetRefusal';
  readonly problem: BudgetProblem;

  constructor(problem: BudgetProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

const form = 'a comparison of figures and quantities';
const example = 'inbox.bytes <= 50 GB';

/** Refuses an expression; what is expected and an example are those of any budget unless they are given. */
export function refuse(message: string, parts: Partial<Omit<BudgetProblem, 'message'>> = {}): never {
  throw new BudgetRefusal({ message, expected: form, example, ...parts });
}
