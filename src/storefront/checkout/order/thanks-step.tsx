import { useSyncExternalStore } from 'react'
import type { OrderView } from '@/domain/order/order-answer'
import { ShopLink } from '../../shell/navigation/shop-link'
import type { BoughtFamilies } from '../../shop/bill/bought-families'
import { cssOfFace } from '../../shop/bill/figure-face'
import { FitText } from '../../ui/fit-text'
import { OrderFonts } from './order-fonts'
import { documentNames } from './order-text'
import { faceOfOrder } from './order-total'
import { readFirstName } from '../stored-order'

type ThanksStepProps = { order: OrderView; families: BoughtFamilies }

/** Shown once, right after paying: thanks, the fonts, the documents. */
export function ThanksStep({ order, families }: ThanksStepProps) {
  const orderPath = `/order/${order.order_key}`
  const firstName = useSyncExternalStore(never, () => readFirstName(orderPath), noName)
  const thanks = firstName ? `Thank you, ${firstName}` : 'Thank you'
  const kind = order.demo ? 'Demo order' : 'Order'
  const names = documentNames(order)

  return (
    <main id="main">
      <div className="big">
        <h1>
          {kind} {order.order_number} is placed. Your fonts are ready.
        </h1>
        <div className="fitbox desc">
          <FitText
            style={cssOfFace(faceOfOrder(order, families, 'thanks'))}
            capInWindow={0.75}
            fitKey={thanks}
          >
            {thanks}
          </FitText>
        </div>
        <OrderFonts order={order} families={families} />
      </div>
      <div className="sec grid">
        <p className="c6">
          The same files wait on your <ShopLink href={orderPath}>order page</ShopLink>. The link to
          it is in your e-mail and never runs out.
        </p>
        <ul className="c6 papers" aria-label="Documents">
          {order.documents.map((document, index) => (
            <li key={`${document.kind} ${document.number}`}>
              <a className="lk" href={document.url}>
                {names[index]} {document.kind === 'eula' ? '→' : '↓'}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}

function never(): () => void {
  return () => {}
}

function noName(): string {
  return ''
}
