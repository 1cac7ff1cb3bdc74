import { Button, useAuth, useDocumentDrawer, useTranslation } from '@payloadcms/ui'
import type { KeyboardEvent } from 'react'
import { LicencePrices } from './licence-prices'
import { PriceSums } from './price-sums'
import { SavePrices } from './save-prices'
import { SetAll } from './set-all'
import { StyleOrder } from './style-order'
import './style-prices.css'
import { StyleTable } from './style-table'
import { pricesNow, type PriceDeskWork } from './use-price-desk'
import { useStyleOrder } from './use-style-order'
import { priceWords } from './words'

type Props = {
  prices: PriceDeskWork
  /** The price of the family while somebody types it; undefined: as it was saved. */
  family?: number | null
  title?: string
  /** Why the form around was not saved. */
  refusal?: string
}

/** The styles of a typeface: made, opened, ordered and priced from here, by those who may; read by the others. */
export function PriceGrid({ prices: actions, title, refusal, ...props }: Props) {
  const { language } = useTranslation().i18n
  const words = priceWords(language)
  const [NewStyle, NewStyleToggler] = useDocumentDrawer({ collectionSlug: 'styles' })
  const mayEdit = Boolean(useAuth().permissions?.collections?.styles?.update)
  const { typeface, desk, unsaved, work } = actions
  const order = useStyleOrder({
    typeface,
    desk,
    onDesk: actions.setDesk,
    onFailed: async () => void (await actions.load()),
  })

  if (!desk) return <p className="field-type">{work.kind === 'failed' ? work.why : words.asking}</p>

  const { styles, currency } = desk
  const prices = pricesNow(desk, unsaved)
  const family = props.family === undefined ? desk.family_price : props.family
  const sums = { prices, family, currency, words }
  return (
    <section
      className="field-type style-prices"
      aria-label={title ?? words.styles}
      onKeyDown={stepDown}
    >
      <h3>{title ?? words.styles}</h3>
      {styles.length === 0 && <p>{words.none}</p>}
      {mayEdit && styles.length > 1 && (
        <SetAll {...{ currency, language, words }} onSet={actions.typeAll} />
      )}
      {styles.length > 0 && (
        <StyleTable
          {...{ styles, prices, currency, language, words, mayEdit }}
          moved={order.moved}
          onMove={order.move}
          onType={actions.type}
          onSaved={() => void actions.load()}
        />
      )}
      {mayEdit && (
        <StyleOrder
          isOwn={desk.has_own_order}
          problem={order.problem}
          words={words}
          onByWeight={order.byWeight}
        />
      )}
      {styles.length > 0 && <PriceSums {...sums} />}
      <SavePrices
        work={work}
        count={unsaved?.prices.length ?? 0}
        isBlocked={(unsaved?.unread.length ?? 0) > 0}
        refusal={refusal}
        words={words}
        onSave={(yesTo) => void actions.save(yesTo)}
        onUndo={actions.undo}
      />
      {styles.length > 0 && <LicencePrices {...sums} licences={desk.licences} />}
      {mayEdit && (
        <>
          <div className="style-new">
            <NewStyleToggler
              className="btn btn--style-secondary btn--size-medium"
              aria-label={words.newStyle}
            >
              {words.newStyle}
            </NewStyleToggler>
            {title === undefined && (
              <Button buttonStyle="secondary" margin={false} el="link" to="/admin/upload">
                {words.upload}
              </Button>
            )}
          </div>
          <NewStyle initialData={{ typeface }} onSave={() => void actions.load()} />
        </>
      )}
    </section>
  )
}

/** Enter leads to the next price, as in a spreadsheet; the form around is not sent. */
function stepDown(event: KeyboardEvent<HTMLElement>) {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('td input')]
  const next = inputs[inputs.indexOf(target) + 1]
  if (next) next.focus()
  else target.blur()
}
