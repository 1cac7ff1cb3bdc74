import type { ShownOffer } from './family-offer'

type OfferRowProps = {
  offer: Pick<ShownOffer, 'text' | 'price'>
  /** null: it is taken. The row stays, so that nothing beneath it moves, and keeps the focus. */
  onAdd: (() => void) | null
}

/** The rest of a family, or a bundle, in one tap. */
export function OfferRow({ offer, onAdd }: OfferRowProps) {
  return (
    <button
      type="button"
      className="complete"
      aria-disabled={!onAdd || undefined}
      onClick={onAdd ?? undefined}
    >
      <span>{offer.text}</span> <b className="num">{offer.price}</b>
    </button>
  )
}
