import type { HeldChoice } from '@/domain/pricing/upgrade/more-than-held'

/** What is being changed, and that none of it is lost. */
export function HeldNote({ number }: Pick<HeldChoice, 'number'>) {
  return (
    <p className="held-note">
      <b>
        Upgrade of <span className="num">{number}</span>
      </b>
      <span className="soft">What you hold stays. Choose what to add.</span>
    </p>
  )
}
