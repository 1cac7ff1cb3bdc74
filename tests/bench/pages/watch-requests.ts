import type { Page } from '@playwright/test'

export type Request = { url: string; kind: string; bytes: number }

/** What went over the wire, counted by the browser itself: packed, with its headers. */
export async function watchRequests(page: Page): Promise<() => Request[]> {
  const requests = new Map<string, Request>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')

  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return
    requests.set(requestId, { url: request.url, kind: type ?? 'Other', bytes: 0 })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const known = requests.get(requestId)
    if (known) known.bytes += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = requests.get(requestId)
    // A page asked for a second time (Critical-CH) ends with the bytes of its first answer alone.
    if (known) known.bytes = Math.max(known.bytes, encodedDataLength)
  })
  return () => [...requests.values()]
}
