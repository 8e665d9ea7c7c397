/** Links to a part of the page go there without changing the address, which carries the inputs. */
export function goWithinPage(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-go]') : null;
    const goal = document.getElementById(link?.getAttribute('data-go') ?? '');
    if (goal === null) return;
    event.preventDefault();
    if (goal instanceof HTMLDetailsElement) goal.open = true;
    const heading = goal.querySelector<HTMLElement>('summary, h2');
    const focused = goal.tabIndex >= 0 || goal.hasAttribute('tabindex') ? goal : (heading ?? goal);
    if (!focused.hasAttribute('tabindex') && focused.tagName !== 'SUMMARY') focused.tabIndex = -1;
    focused.focus({ preventScroll: true });
    goal.scrollIntoView();
  });
}
