import { mayReload } from '../before-hydration/may-reload'
import { shopAnswers } from '../requests/shop-answers'

/**
 * Loads code that a page needs later. A new deployment may have removed it: then the page reloads, once, as for any other
 * chunk, and after that it has failed. Where the shop does not answer the promise is rejected, and the call can be repeated.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (!isMissingChunk(error) || !navigator.onLine || !(await shopAnswers())) throw error
    if (mayReload(location.pathname)) {
      location.reload()
      return new Promise(() => {})
    }
    dispatchEvent(new Event('fount:failure', { cancelable: true }))
    throw error
  }
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}
