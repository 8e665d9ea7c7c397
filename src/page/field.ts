import { inputAt } from '../model/inputs/index.ts';
import type { QuantityInput } from '../model/input.ts';
import { applies, type Profile } from '../model/profile.ts';
import type { Fault } from '../profile/index.ts';
import { inputText } from '../report/input-text.ts';
import { sentenceCase } from '../report/prose.ts';
import { parseQuantity, printExact } from '../units/index.ts';
import { element } from './element.ts';
import type { MainInput } from './main-inputs.ts';
import { stopNearest, stopsWith } from './stops.ts';

/** One control of the form. */
export interface Control {
  readonly path: string;
  readonly element: HTMLElement;
  /** Shows what counts now: the text of a change, or else what the profile says. */
  readonly show: (profile: Profile, change: string | undefined) => void;
  /** Says what is wrong with what was given here; nothing when nothing is. */
  readonly refuse: (faults: readonly Fault[]) => void;
}

export type OnChange = (path: string, text: string) => void;

/** A number as a text field, which reads what the command line reads, and a slider. */
export function quantityControl(
  { path, stops: usual }: MainInput,
  declaration: QuantityInput,
  onChange: OnChange,
): Control {
  const id = `input-${path}`;
  const { unit } = declaration;
  let stops = [...usual];
  const text = element('input', { id, type: 'text', autocomplete: 'off', spellcheck: 'false', class: 'text' });
  const slider = element('input', { type: 'range', min: '0', step: '1', 'aria-label': declaration.label });
  const fault = faultOf(id, text);
  const label = element('label', { for: id, title: declaration.note }, sentenceCase(declaration.label));

  const place = (value: number | undefined): void => {
    stops = stopsWith(usual, value);
    slider.max = String(stops.length - 1);
    if (value !== undefined) slider.value = String(stopNearest(stops, value));
    slider.setAttribute('aria-valuetext', text.value);
  };
  const wrapper = element('div', { class: 'field' }, label, text, slider, fault.element);

  text.addEventListener('change', () => onChange(path, text.value.trim()));
  slider.addEventListener('input', () => {
    const value = stops[Number(slider.value)];
    if (value === undefined) return;
    text.value = printExact(value, unit);
    slider.setAttribute('aria-valuetext', text.value);
    onChange(path, text.value);
  });
  return {
    path,
    element: wrapper,
    show: (profile, change) => {
      const input = profile.inputs.get(path);
      wrapper.hidden = change === undefined && (input === undefined || !applies(profile, path));
      wrapper.classList.toggle('changed', change !== undefined);
      const printed = input === undefined ? '' : (rangeText(input.written, input.range) ?? inputText(input));
      text.value = change ?? printed;
      const parsed = parseQuantity(text.value, unit);
      // While the slider moves, its stops must not: the value is one of them already.
      if (parsed.ok && stops[Number(slider.value)] === parsed.value) slider.setAttribute('aria-valuetext', text.value);
      else place(parsed.ok ? parsed.value : typeof input?.value === 'number' ? input.value : undefined);
    },
    refuse: fault.refuse,
  };
}

const rangeText = (written: string, range: unknown): string | undefined => (range === undefined ? undefined : written);

/** One of a few words, or yes or no. */
export function choiceControl(path: string, words: readonly string[], label: string, onChange: OnChange): Control {
  const id = `input-${path}`;
  const options = words.map((word) => element('option', { value: word }, word));
  const select = element('select', { id }, ...options);
  const fault = faultOf(id, select);
  select.addEventListener('change', () => onChange(path, select.value));
  const note = inputAt(path)?.note ?? '';
  const wrapper = element(
    'div',
    { class: 'field choice' },
    element('label', { for: id, title: note }, sentenceCase(label)),
    select,
    fault.element,
  );
  return {
    path,
    element: wrapper,
    show: (profile, change) => {
      const input = profile.inputs.get(path);
      wrapper.hidden = change === undefined && (input === undefined || !applies(profile, path));
      wrapper.classList.toggle('changed', change !== undefined);
      const word = change ?? (input === undefined ? '' : inputText(input));
      select.value = { true: 'yes', false: 'no' }[word] ?? word;
    },
    refuse: fault.refuse,
  };
}

/** The place under a control where its faults are told. */
function faultOf(id: string, control: HTMLElement) {
  const message = element('p', { id: `${id}-fault`, class: 'fault', hidden: '' });
  return {
    element: message,
    refuse: (faults: readonly Fault[]): void => {
      message.hidden = faults.length === 0;
      message.textContent = faults.map(faultText).join(' ');
      if (faults.length === 0) {
        control.removeAttribute('aria-invalid');
        control.removeAttribute('aria-describedby');
      } else {
        control.setAttribute('aria-invalid', 'true');
        control.setAttribute('aria-describedby', message.id);
      }
    },
  };
}

/** A fault in one sentence or two. */
export function faultText({ message, expected, suggestion }: Fault): string {
  const hopes = expected === undefined ? '' : ` Expected ${expected}.`;
  const meant = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  return `${sentenceCase(message)}.${hopes}${meant}`;
}
