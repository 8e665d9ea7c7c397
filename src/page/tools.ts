import { byId, element } from './element.ts';

const themes = ['auto', 'light', 'dark'] as const;

/** The buttons at the head of the page: colours, link, print. */
export function buildTools(announce: (words: string) => void): void {
  const place = byId('tools');
  place.append(themeChoice(), copyButton(announce), printButton());
  place.hidden = false;
}

function themeChoice(): HTMLElement {
  const select = element(
    'select',
    { id: 'theme' },
    ...themes.map((theme) => element('option', { value: theme }, theme)),
  );
  select.addEventListener('change', () => {
    if (select.value === 'auto') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', select.value);
    document.dispatchEvent(new Event(themeChange));
  });
  return element('span', { class: 'tool' }, element('label', { for: 'theme' }, 'Colours'), select);
}

/** The event by which the page says that its colours are other ones. */
export const themeChange = 'themechange';

function printButton(): HTMLElement {
  const button = element('button', { type: 'button' }, 'Print');
  button.addEventListener('click', () => window.print());
  return button;
}

function copyButton(announce: (words: string) => void): HTMLElement {
  const button = element('button', { type: 'button', id: 'copy' }, 'Copy link');
  const link = element('input', {
    type: 'text',
    id: 'link',
    readonly: '',
    'aria-label': 'Link to these inputs',
    hidden: '',
  });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      announce('The link is copied.');
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy link'), 2000);
    } catch {
      // A browser that does not let the page write shows the link for the reader to copy.
      link.hidden = false;
      link.value = window.location.href;
      link.select();
      announce('Copy the link from the field.');
    }
  };
  button.addEventListener('click', () => void copy());
  return element('span', { class: 'tool' }, button, link);
}
