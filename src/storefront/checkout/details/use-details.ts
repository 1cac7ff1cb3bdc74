import { useEffect, useState } from 'react'
import { readDetails, storeDetails, type Details } from './details'

/** What has been typed for one cart; null until the tab's memory has been read. */
export function useDetails(
  cartKey: string,
): [details: Details | null, write: (details: Details) => void] {
  const [details, setDetails] = useState<Details | null>(null)
  useEffect(() => setDetails(readDetails(cartKey)), [cartKey])

  function write(next: Details) {
    setDetails(next)
    storeDetails(cartKey, next)
  }

  return [details, write]
}
