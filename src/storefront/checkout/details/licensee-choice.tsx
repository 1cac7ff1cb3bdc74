'use client'

import { LicenseeSwitch } from './licensee-switch'
import { useDetails } from './use-details'

/** Asked in the cart already; what it needs more is asked with the details. */
export function LicenseeChoice({ cartKey }: { cartKey: string }) {
  const [details, write] = useDetails(cartKey)

  return (
    <LicenseeSwitch
      licensee={details?.licensee ?? 'self'}
      onSwitch={(licensee) => details && write({ ...details, licensee })}
    />
  )
}
