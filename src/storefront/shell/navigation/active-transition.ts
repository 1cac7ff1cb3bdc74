/** What moves in a view transition is out of the pointer's reach: a click on it ends the motion and goes through. */
export function reachThrough(event: MouseEvent): void {
  const transition = (document as TransitionDocument).activeViewTransition
  if (!transition || event.target !== document.elementFromPoint(event.clientX, event.clientY))
    return
  transition.skipTransition()
  const reached = document.elementFromPoint(event.clientX, event.clientY)
  if (reached !== event.target) reached?.closest<HTMLElement>('a, button, summary')?.click()
}

type TransitionDocument = Document & { activeViewTransition?: ViewTransition | null }
