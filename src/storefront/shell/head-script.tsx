import { FAULT_SCRIPT } from './fault-script'
import { HEAD_SCRIPT } from './tone'

/** Belongs into the head. The html element needs suppressHydrationWarning: the script marks it. */
export function HeadScript({ nonce }: { nonce?: string }) {
  return (
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `${HEAD_SCRIPT};${FAULT_SCRIPT}` }} />
  )
}
