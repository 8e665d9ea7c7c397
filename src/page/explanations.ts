import type { Plan } from '../model/plan-document.ts';
import { explanation } from '../report/html/explanation.ts';
import { byId, element } from './element.ts';

/** The dialog in which a number tells where it comes from; `plan` gives the plan as it is then. */
export function openExplanations(plan: () => Plan): void {
  const title = element('h2', { id: 'explanation-title', tabindex: '-1' });
  const body = element('div', { class: 'body' });
  const back = element('button', { type: 'button', class: 'quiet' }, '← Back');
  const close = element('button', { type: 'button', class: 'quiet close' }, 'Close');
  const dialog = element(
    'dialog',
    { id: 'explanation', 'aria-labelledby': title.id },
    element('div', { class: 'bar' }, back, close),
    title,
    body,
  );
  byId('main').after(dialog);
  const trail: string[] = [];

  const show = (): void => {
    const id = trail.at(-1);
    const told = id === undefined ? undefined : explanation(plan(), id);
    if (told === undefined) return;
    title.textContent = told.title;
    body.innerHTML = told.body.text;
    back.hidden = trail.length < 2;
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
    title.focus();
  };

  document.addEventListener('click', ({ target }) => {
    const asked = target instanceof Element ? target.closest('[data-explain]') : null;
    const id = asked?.getAttribute('data-explain');
    if (id === null || id === undefined) return;
    trail.push(id);
    show();
  });
  back.addEventListener('click', () => {
    trail.pop();
    show();
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    // The dialog fills its box with its children, so that what hits itself hit the backdrop.
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => trail.splice(0));
}
