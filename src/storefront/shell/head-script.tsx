import { FAULT_SCRIPT } from './fault-script'
import { keepEarlyInput } from './keep-early-input'
import { HEAD_SCRIPT } from './tone'
import { PLACES, travelAsleep } from './travel-asleep'

const SCRIPT = `${HEAD_SCRIPT};(${keepEarlyInput})();(${travelAsleep})('${PLACES}');${FAULT_SCRIPT}`

/** Belongs into the head. The html element needs suppressHydrationWarning: the script marks it. */
export function HeadScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
