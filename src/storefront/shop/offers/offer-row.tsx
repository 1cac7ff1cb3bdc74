import type { ShownOffer } from './family-offer'

type OfferRowProps = { offer: Pick<ShownOffer, 'text' | 'price'>; onAdd: () => void }

/** The rest of a family, or a bundle, in one tap. */
export function OfferRow({ offer, onAdd }: OfferRowProps) {
  return (
    <button type="button" className="complete" onClick={onAdd}>
      <span>{offer.text}</span> <b className="num">{offer.price}</b>
    </button>
  )
}
