import { FAILURE_SCRIPT } from './failure-script'
import { replayInputBeforeHydration } from './replay-input-before-hydration'
import { HEAD_SCRIPT } from '../tone'
import { SCROLL_POSITIONS, travelBeforeHydration } from './travel-before-hydration'

const SCRIPT = `${HEAD_SCRIPT};(${replayInputBeforeHydration})();(${travelBeforeHydration})('${SCROLL_POSITIONS}');${FAILURE_SCRIPT}`

/** Belongs into the head. The html element needs suppressHydrationWarning: the script marks it. */
export function HeadScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
