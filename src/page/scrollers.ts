/** What scrolls sideways and holds nothing to focus must take the focus itself, or no keyboard can scroll it. */
export function reachable(): void {
  for (const scroller of document.querySelectorAll<HTMLElement>('.scroll')) {
    const scrolls = scroller.scrollWidth > scroller.clientWidth;
    if (scrolls && scroller.querySelector('button, a') === null) scroller.tabIndex = 0;
    else scroller.removeAttribute('tabindex');
  }
}
