'use client'

import { LicenseeSwitch } from './licensee-switch'
import { useDetails } from './use-details'

/** The choice alone, in the cart already; the client's name follows with the details. */
export function LicenseeChoice({ cartKey }: { cartKey: string }) {
  const [details, write] = useDetails(cartKey)

  return (
    <LicenseeSwitch
      licensee={details?.licensee ?? 'self'}
      onSwitch={(licensee) => details && write({ ...details, licensee })}
    />
  )
}
