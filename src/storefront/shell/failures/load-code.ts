import { mayReload } from '../before-hydration/may-reload'

/**
 * Code that a page asks for when it is needed. A new deployment may have taken it away: then the page loads afresh, once,
 * as for any other chunk, and after that it has failed. Without a connection the call fails, and can be made again.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (!isMissingChunk(error) || !navigator.onLine) throw error
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
