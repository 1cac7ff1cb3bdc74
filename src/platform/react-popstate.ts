/**
 * The step in the history that the browser has just reported, once more. React (19.3) leaves view transitions out while it
 * handles a `popstate` of the browser, and Next listens to nothing else: the copy comes in a task of its own.
 */
export function repeatPopState(): void {
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}
