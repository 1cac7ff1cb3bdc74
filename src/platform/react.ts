/**
 * What React (19.3) calls its failures to hydrate a page that something else changed, in a build by number alone: it renders
 * the page anew, and reports it. No public property tells these from other errors.
 */
export const HYDRATION_FAILED = /Minified React error #(418|419|42[1-5])|^Hydration failed/

/**
 * The step in the history that the browser has just reported, once more. React (19.3) leaves view transitions out while it
 * handles a `popstate` of the browser, and Next listens to nothing else: the copy comes in a task of its own.
 */
export function repeatPopState(): void {
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}
