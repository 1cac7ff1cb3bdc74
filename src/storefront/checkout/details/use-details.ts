import { useEffect, useState } from 'react'
import { recallDetails, rememberDetails, type Details } from './details'

/** What has been typed for one cart; null until the tab's memory has been read. */
export function useDetails(
  cartKey: string,
): [details: Details | null, write: (details: Details) => void] {
  const [details, setDetails] = useState<Details | null>(null)
  useEffect(() => setDetails(recallDetails(cartKey)), [cartKey])

  function write(next: Details) {
    setDetails(next)
    rememberDetails(cartKey, next)
  }

  return [details, write]
}
