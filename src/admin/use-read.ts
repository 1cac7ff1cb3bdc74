import { useEffect, useState } from 'react'
import { readResponse } from './read-response'

/** What an address answers, read anew after each save; null: no address is asked, it is not known yet, or it did not come. */
export function useRead<Body>(url: string | null, savedAt?: number): Body | null {
  const [read, setRead] = useState<{ url: string; body: Body } | null>(null)

  useEffect(() => {
    if (!url) return
    const gone = new AbortController()
    fetch(url, { signal: gone.signal })
      .then((response) => readResponse<Body>(response))
      .then((body) => setRead({ url, body }))
      .catch(() => undefined)
    return () => gone.abort()
  }, [url, savedAt])

  return read && read.url === url ? read.body : null
}

/** The rows of a collection that a query asks for. */
export function useRows<Row>(query: string | null, savedAt?: number): Row[] | null {
  const read = useRead<{ docs: Row[] }>(query && `/api/${query}&depth=0`, savedAt)
  return read?.docs ?? null
}
