import type { ShownOffer } from './family-offer'

type OfferRowProps = { offer: Pick<ShownOffer, 'text' | 'price'>; onTake: () => void }

/** The rest of a family, or a bundle, in one tap. */
export function OfferRow({ offer, onTake }: OfferRowProps) {
  return (
    <button type="button" className="complete" onClick={onTake}>
      <span>{offer.text}</span> <b className="num">{offer.price}</b>
    </button>
  )
}
