import type { ShownOffer } from './family-offer'

/** The rest of a family in one tap. */
export function OfferRow({ offer, onTake }: { offer: ShownOffer; onTake: () => void }) {
  return (
    <button type="button" className="complete" onClick={onTake}>
      <span>{offer.text}</span> <b className="num">{offer.price}</b>
    </button>
  )
}
