import type { Io } from '../io.ts';

/** Shorter work than this needs no sign of life. */
const patience = 500;
const pace = 100;

/** A line on a terminal's standard error that says how far long work is; nothing anywhere else. */
export class Progress {
  readonly #io: Io;
  readonly #total: number;
  readonly #what: string;
  readonly #began = performance.now();
  #shown = 0;

  constructor(total: number, io: Io, what = 'profiles') {
    this.#total = total;
    this.#what = what;
    this.#io = io;
  }

  /** Says that so much is done; called as often as one likes. */
  at(done: number): void {
    if (!this.#io.stderr.isTTY) return;
    const now = performance.now();
    if (now - this.#began < patience || now - this.#shown < pace) return;
    this.#shown = now;
    this.#io.stderr.write(
      `\r\u001B[K${done.toLocaleString('en')} of ${this.#total.toLocaleString('en')} ${this.#what}`,
    );
  }

  /** Takes the line away. */
  end(): void {
    if (this.#shown > 0) this.#io.stderr.write('\r\u001B[K');
  }
}
