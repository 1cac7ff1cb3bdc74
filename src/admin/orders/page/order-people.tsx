import { useTranslation } from '@payloadcms/ui'
import type { OrderSheet, SheetVat } from '@/domain/order/order-for-staff'
import { withCountryIn } from '@/domain/staff/german/country-in-german'
import { fillIn } from '@/domain/staff/german/sentence-shapes'
import { useOrderWords } from '../use-order'
import { useDates } from '../../use-dates'

/** Who bought, and for whom. */
export function OrderPeople({ sheet }: { sheet: OrderSheet }) {
  const words = useOrderWords()
  const { buyer, licensee } = sheet
  return (
    <>
      <section aria-label={words.buyer}>
        <h3>{words.buyer}</h3>
        <address>
          {[
            buyer.company,
            buyer.name,
            ...withCountryIn(useTranslation().i18n.language, buyer.address),
          ]
            .filter(Boolean)
            .map((line, index) => (
              <span key={index}>{line}</span>
            ))}
        </address>
        <p>{buyer.email ? <a href={`mailto:${buyer.email}`}>{buyer.email}</a> : words.erased}</p>
        {buyer.email && (
          <p>
            <a href={`/admin/buyers?email=${encodeURIComponent(buyer.email)}`}>
              {words.allOfBuyer}
            </a>
          </p>
        )}
        {buyer.vat && <VatNumber vat={buyer.vat} />}
        {buyer.purchase_order && (
          <p>
            {words.purchaseOrder}: {buyer.purchase_order}
          </p>
        )}
        {buyer.note && (
          <p>
            {words.buyersNote}: <q>{buyer.note}</q>
          </p>
        )}
      </section>
      <section aria-label={words.licensee}>
        <h3>{words.licensee}</h3>
        <p>
          {licensee.name}
          {licensee.is_buyer && <small> {words.isBuyer}</small>}
        </p>
        {licensee.email && (
          <p>
            <a href={`mailto:${licensee.email}`}>{licensee.email}</a>
          </p>
        )}
      </section>
    </>
  )
}

function VatNumber({ vat }: { vat: SheetVat }) {
  const words = useOrderWords()
  const { timeOf } = useDates()
  return (
    <div>
      <p>
        {words.vat} {vat.id}
      </p>
      <p>
        <small>
          {answerOf(vat, words)}
          {vat.consultation && ` ${words.consultation} ${vat.consultation}.`}
          {vat.at && ` ${timeOf(vat.at)}`}
        </small>
      </p>
    </div>
  )
}

function answerOf({ checked, valid, name }: SheetVat, words: ReturnType<typeof useOrderWords>) {
  if (checked === 'form') return words.vatByForm
  if (valid === null) return words.vatUnanswered
  if (!valid) return words.vatDenied
  return name ? fillIn(words.vatKnownAs, { name }) : words.vatKnown
}
