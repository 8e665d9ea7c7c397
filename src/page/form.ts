import { inputAt, inputPaths } from '../model/inputs/index.ts';
import type { Profile } from '../model/profile.ts';
import type { Fault } from '../profile/index.ts';
import { element } from './element.ts';
import { choiceControl, type Control, faultText, type OnChange, quantityControl } from './field.ts';
import { mainChoices, mainInputs } from './main-inputs.ts';
import type { Changes } from './permalink.ts';
import { faultyPath } from './replan.ts';

/** The controls of the page. */
export interface Form {
  /** Shows the inputs of a plan as they are now. */
  readonly show: (profile: Profile, changes: Changes) => void;
  /** Lists what was changed, whether it can be planned or not. */
  readonly showChanges: (changes: Changes) => void;
  /** Says something about the inputs as a whole. */
  readonly warn: (words: string) => void;
  /** Tells each fault under the control that it is about, and the others above them all. */
  readonly refuse: (faults: readonly Fault[]) => void;
}

/** Builds the controls. `onChange` hears a path and its new text, `onReset` that one input, or all, is to be as before. */
export function buildForm(place: HTMLElement, onChange: OnChange, onReset: (path?: string) => void): Form {
  const groups = mainInputs.map(({ title, inputs }) => {
    const controls = inputs.flatMap((input) => {
      const declaration = inputAt(input.path);
      return declaration?.kind === 'quantity' ? [quantityControl(input, declaration, onChange)] : [];
    });
    return { title, controls };
  });
  groups.push({ title: 'Kind of workload', controls: mainChoices.flatMap((path) => choiceOf(path, onChange)) });
  const controls = groups.flatMap((group) => group.controls);
  const sets = groups.map((group) => ({
    ...group,
    element: element(
      'fieldset',
      {},
      element('legend', {}, group.title),
      ...group.controls.map((control) => control.element),
    ),
  }));
  const general = element('p', { class: 'fault general', role: 'alert', hidden: '' });
  const changed = element('ul', { class: 'changes', 'aria-label': 'Changed inputs' });
  const reset = element('button', { type: 'button', class: 'quiet' }, 'Undo all changes');
  reset.addEventListener('click', () => onReset());
  const state = element('div', { class: 'state', hidden: '' }, changed, reset);

  place.append(
    element(
      'details',
      { class: 'panel', ...(beside() ? { open: '' } : {}) },
      element('summary', {}, element('h2', {}, 'Inputs')),
      general,
      state,
      ...sets.map((set) => set.element),
      otherInput(onChange),
    ),
  );
  place.hidden = false;
  return {
    show: (now, changes) => {
      for (const control of controls) control.show(now, changes.get(control.path));
      for (const set of sets) set.element.hidden = set.controls.every((control) => control.element.hidden);
    },
    showChanges: (changes) => {
      state.hidden = changes.size === 0;
      changed.replaceChildren(...[...changes].map(([path, text]) => changeItem(path, text, onReset)));
    },
    warn: (words) => {
      general.hidden = false;
      general.textContent = words;
    },
    refuse: (faults) => {
      for (const control of controls) control.refuse(faults.filter((fault) => faultyPath(fault) === control.path));
      const known = new Set(controls.filter((control) => !control.element.hidden).map(({ path }) => path));
      const others = faults.filter((fault) => !known.has(faultyPath(fault) ?? ''));
      general.hidden = others.length === 0;
      general.textContent = others.map((fault) => `${fault.place}: ${faultText(fault)}`).join(' ');
    },
  };
}

/** Whether the controls stand beside the plan; above it they would push it off the screen. */
const beside = (): boolean => window.matchMedia('(min-width: 66rem)').matches;

function choiceOf(path: string, onChange: OnChange): Control[] {
  const declaration = inputAt(path);
  if (declaration?.kind === 'choice') return [choiceControl(path, declaration.choices, declaration.label, onChange)];
  return declaration?.kind === 'switch' ? [choiceControl(path, ['yes', 'no'], declaration.label, onChange)] : [];
}

function changeItem(path: string, text: string, onReset: (path: string) => void): HTMLLIElement {
  const undo = element('button', { type: 'button', class: 'quiet', 'aria-label': `Undo ${path}` }, '×');
  undo.addEventListener('click', () => onReset(path));
  return element('li', {}, element('code', {}, `${path}=${text}`), undo);
}

/** Every other input, as `--set` takes it. */
function otherInput(onChange: OnChange): HTMLElement {
  const path = element('input', {
    id: 'other-path',
    type: 'text',
    list: 'paths',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const text = element('input', { id: 'other-text', type: 'text', autocomplete: 'off', spellcheck: 'false' });
  const form = element(
    'form',
    { class: 'any-input' },
    element('label', { for: 'other-path' }, 'Key'),
    path,
    element('label', { for: 'other-text' }, 'Value'),
    text,
    element('button', { type: 'submit' }, 'Set'),
    element('datalist', { id: 'paths' }, ...inputPaths.map((known) => element('option', { value: known }))),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (path.value.trim() !== '') onChange(path.value.trim(), text.value.trim());
  });
  const note = 'Any key of a profile, as --set takes it.';
  return element('fieldset', {}, element('legend', {}, 'Any other input'), element('p', { class: 'note' }, note), form);
}
