import type { OrderView } from '@/domain/order/order-answer'
import { ShopLink } from '../../shell/navigation/shop-link'
import type { BoughtFamilies } from '../../shop/bill/bought-families'
import { PageStatement, type Statement } from '../page-statement'
import { OrderFonts } from './order-fonts'
import { documentNames } from './order-text'
import { faceOfOrder, type ShownOrder } from './order-total'

/** Shown once, right after paying: thanks, the fonts, the documents. */
export function ThanksStep({ order, families, measured }: ShownOrder) {
  const orderPath = `/order/${order.order_key}`
  const kind = order.demo ? 'Demo order' : 'Order'
  const names = documentNames(order)

  return (
    <main id="main">
      <div className="big">
        <h1>
          {kind} {order.order_number} is placed.{' '}
          <span className="unbroken">Your fonts are ready.</span>
        </h1>
        <PageStatement {...thanksOfOrder(order, families)} measured={measured} kind="words" />
        <h2 className="vh">Fonts</h2>
        <OrderFonts order={order} families={families} />
      </div>
      <div className="sec grid">
        <p className="c6">
          {order.client && `${order.client} is the licensee. `}The same files wait on your{' '}
          <ShopLink href={orderPath}>order page</ShopLink>. The link to it is in your e-mail;{' '}
          <ShopLink href="/my-licences">My licences</ShopLink> has a new one whenever you need it.
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

/** In the heaviest style of the dearest that was bought. */
export function thanksOfOrder(order: OrderView, families: BoughtFamilies): Statement {
  const text = order.first_name ? `Thank you, ${order.first_name}` : 'Thank you'
  const lines = order.lines.toSorted((a, b) => b.amount - a.amount)
  return { text, face: faceOfOrder({ lines }, families, 'thanks') }
}
