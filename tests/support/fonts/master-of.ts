import { checkFont } from '@/fonts/check/check-font'
import { FontRefused } from '@/fonts/font-refused'
import { inspectFont } from '@/fonts/inspect/inspect-font'
import { withUsualMap } from '@/fonts/sfnt/with-usual-map'

/** What an upload makes of a file; null: it is refused. */
export function masterOf(file: Uint8Array): Uint8Array | null {
  try {
    const master = withUsualMap(file, checkFont(file))
    inspectFont(master)
    return master
  } catch (error) {
    if (error instanceof FontRefused) return null
    throw error
  }
}
