/** Next (16.4) asks for the payload of a page under the page's own address, with this in its query. */
const PAYLOAD_QUERY = '_rsc'

export function isPagePayload({ searchParams }: URL): boolean {
  return searchParams.has(PAYLOAD_QUERY)
}
