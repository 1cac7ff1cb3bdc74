import type { MineLicence } from '@/domain/order/mine-answer'
import type { OrderView } from '@/domain/order/order-answer'
import { ShopLink } from '../shell/navigation/shop-link'
import type { SetIn } from '../shell/reading/reading-faces'
import { KeepLinksFresh } from './keep-links-fresh'
import { MeasuredHeading } from './measured-heading'
import { MineOrders } from './mine-orders'
import { MineRow } from './mine-row'
import { SignOutButton } from './sign-out-button'

type MyLicencesPageProps = {
  setIn: SetIn | null
  /** The first is whose mail was opened. */
  emails: string[]
  orders: OrderView[]
  licences: MineLicence[]
  /** Of each licence by its number. */
  styleNames: Record<string, string>
}

/** Every licence and order of whoever is signed in. */
export function MyLicencesPage(page: MyLicencesPageProps) {
  const { setIn, emails, orders, licences, styleNames } = page
  const [email, ...others] = emails
  const numbers = new Set(licences.map(({ number }) => number))
  return (
    <main id="main">
      <div className="big">
        <h1>
          <span className="vh">My licences. </span>
          Signed in as <span className="address">{email}</span> by e-mail link
          {others.length > 0 && `, together with ${others.join(', ')}`}. <SignOutButton />
        </h1>
        <MeasuredHeading title="My licences" setIn={setIn} />
        {licences.length === 0 && <NothingYet email={email ?? ''} hasOrders={orders.length > 0} />}
      </div>
      {licences.length > 0 && (
        <ul className="mine">
          {licences.map((licence) => (
            <MineRow
              key={licence.number}
              licence={licence}
              styles={styleNames[licence.number] ?? licence.styles.join(', ')}
              numbers={numbers}
            />
          ))}
        </ul>
      )}
      <MineOrders orders={orders} />
      <KeepLinksFresh />
    </main>
  )
}

function NothingYet({ email, hasOrders }: { email: string; hasOrders: boolean }) {
  return (
    <div className="grid">
      <p className="c6">
        {hasOrders
          ? 'There is no licence yet: an order below waits to be paid or looked at.'
          : `Nothing was bought with ${email}. If you used another address, sign out and ask with that one.`}
      </p>
      <p className="c3">
        <ShopLink href="/">Choose typefaces →</ShopLink>
      </p>
    </div>
  )
}
