'use client'

import { useState } from 'react'
import { formatAmount } from '@/domain/money/format-money'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { loadCode } from '../../shell/failures/load-code'
import { useGoTo } from '../../shell/navigation/use-go-to'
import { ActionButton } from '../../ui/action-button'
import { Bill } from '../bill/bill'
import { rowsOfSteps } from '../bill/bill-rows'
import { removePicked } from './stored-picked'
import { lineOf, missingIn, quoteOf, type Picked } from './picked'
import { figureFaceOf, thinFaceOf } from '../bill/figure-face'
import { stepPath } from '../shop-paths'
import type { CurrencyChoice } from '../currency/currency-select'
import type { ShopChoice } from '../shop-choice'
import { callFailureOf } from '../call-failure'

type ChoosePriceProps = {
  choice: ShopChoice
  choices: ShopChoice[]
  picked: Picked
  rules: PriceRules
  currencies: CurrencyChoice
  isLoading: boolean
  /** Why the line to be changed could not be loaded. */
  loadError: string | null
  onReload: () => void
  /** The line of the cart that is being changed. */
  replacedLine: string | null
}

/** The bill while choosing, and the button that adds to the cart. */
export function ChoosePrice(props: ChoosePriceProps) {
  const {
    choice,
    choices,
    picked,
    rules,
    currencies,
    isLoading,
    loadError,
    onReload,
    replacedLine,
  } = props
  const goTo = useGoTo()
  const [isSending, setSending] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const { currency } = rules
  const outcome = quoteOf(picked, { choice, choices }, rules)
  const missing = missingIn(picked)
  const isPriced = outcome.kind === 'priced' && !missing

  async function addToCart() {
    setSending(true)
    setErrorMessage(null)
    try {
      const { addLine } = await loadCode(() => import('../cart/add-line'))
      const cart = await addLine(lineOf(picked), { currency, replaced: replacedLine ?? undefined })
      removePicked(choice.slug)
      goTo(stepPath('cart', cart.cart_key))
    } catch (error) {
      setErrorMessage(callFailureOf(error).message)
      setSending(false)
    }
  }

  return (
    <Bill
      folds
      rows={outcome.kind === 'priced' ? rowsOfSteps(outcome.quote.bill, currency) : []}
      total={formatAmount(isPriced ? outcome.quote.amount : 0, currency)}
      note={missing ?? `${currency}, before VAT`}
      currencies={currencies}
      figures={isPriced ? figureFaceOf(choice) : thinFaceOf(choice)}
      variant={isPriced ? undefined : 'empty'}
      isBusy={isLoading}
      onRetry={loadError ? onReload : null}
      errorMessage={
        loadError ?? errorMessage ?? (outcome.kind === 'refused' ? outcome.sentence : null)
      }
    >
      <ActionButton
        label={replacedLine ? 'Save changes' : 'Add to cart'}
        disabled={!isPriced || isLoading || isSending}
        onPress={() => void addToCart()}
      />
    </Bill>
  )
}
