/** The reader's place is the heading of what is shown now: the focus says it to a screen reader. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return

  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // Next would say the page's title over it. A node that is nowhere says nothing.
  document.querySelector('next-route-announcer')?.remove()
}
