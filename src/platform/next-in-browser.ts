/** Next (16.4) asks for the payload of a page under the page's own address, with this in its query. */
const PAYLOAD_QUERY = '_rsc'

export function isPagePayload({ searchParams }: URL): boolean {
  return searchParams.has(PAYLOAD_QUERY)
}

/**
 * Throws on what Next (16.4) throws for itself: a redirect, a page that is not found. The name says that it may change;
 * nothing else tells these from failures.
 */
export { unstable_rethrow as rethrowNextsOwn } from 'next/navigation'
