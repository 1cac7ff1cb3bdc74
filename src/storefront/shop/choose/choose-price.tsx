'use client'

import { useState } from 'react'
import { fromSize, type LicenceBySize } from '@/domain/licensing/licence-by-size'
import { perTerm } from '@/domain/licensing/term'
import { formatAmount } from '@/domain/money/format-money'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { shownSum, taxInWords } from '@/domain/pricing/shown-price'
import type { HeldChoice } from '@/domain/pricing/upgrade/more-than-held'
import { loadCode } from '../../shell/failures/load-code'
import { useGoTo } from '../../shell/navigation/pending-navigation'
import { ActionButton } from '../../ui/action-button'
import { Bill } from '../bill/bill'
import { rowsOfSteps, rowsOfTax } from '../bill/bill-lines'
import { type ChosenQuote, lineOf, missingIn, type Picked, quoteOf, removePicked } from './picked'
import { ghostLineOf, type PointedTier } from './ghost-line'
import { figureFaceOf, thinFaceOf } from '../bill/figure-face'
import { stepPath } from '../shop-paths'
import type { CurrencyChoice } from '../currency/currency-select'
import type { ShopChoice } from '../shop-choice'
import { callFailureOf } from '../call-failure'

type ChoosePriceProps = {
  choice: ShopChoice
  choices: ShopChoice[]
  picked: Picked
  /** The licence that is upgraded. */
  held: HeldChoice | null
  pointed: PointedTier | null
  rules: PriceRules
  /** Its size is told with the order, not by the line. */
  bySize: LicenceBySize | null
  /** null: the currency is settled. */
  currencies: CurrencyChoice | null
  isLoading: boolean
  /** Why the line to be changed could not be loaded. */
  loadError: string | null
  onReload: () => void
  /** The line of the cart that is being changed. */
  replacedLine: string | null
}

const NOTHING: ChosenQuote = { bill: [], amount: 0 }

/** The bill while choosing, and the button that adds to the cart. */
export function ChoosePrice(props: ChoosePriceProps) {
  const {
    choice,
    choices,
    picked,
    held,
    pointed,
    rules,
    bySize,
    currencies,
    isLoading,
    loadError,
    onReload,
    replacedLine,
  } = props
  const goTo = useGoTo()
  const [isSending, setSending] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const { currency, tax = null } = rules
  const outcome = quoteOf(picked, { choice, choices, held }, rules)
  const missing = missingIn(picked, held, bySize)
  const chosen = lineOf(picked, held?.number).licences[0]?.type
  const per = perTerm(rules.licenceTypes.find(({ key }) => key === chosen) ?? {})
  const isPriced = outcome.kind === 'priced' && !missing
  const { bill, amount } = outcome.kind === 'priced' ? outcome.quote : NOTHING
  const ghost = ghostLineOf(pointed, { picked, choice, choices, held, rules, amount })

  async function addToCart() {
    setSending(true)
    setErrorMessage(null)
    try {
      const { addLine } = await loadCode(() => import('../cart/add-line'))
      const chosen = lineOf(picked, held?.number)
      const { licences, answers } = fromSize(held ? null : bySize, chosen.licences)
      const replaced = replacedLine ?? undefined
      const cart = await addLine({ ...chosen, licences }, { currency, replaced, answers })
      removePicked(replacedLine ?? held?.number ?? choice.slug)
      goTo(stepPath('cart', cart.cart_key))
    } catch (error) {
      setErrorMessage(callFailureOf(error).message)
      setSending(false)
    }
  }

  return (
    <Bill
      folds
      rows={[...rowsOfSteps(bill, currency), ...rowsOfTax({ net: amount, tax, currency })]}
      total={formatAmount(shownSum(ghost?.net ?? amount, tax), currency)}
      ghost={ghost?.row}
      note={
        (!ghost && missing) || [currency, per].filter(Boolean).join(' ') + `, ${taxInWords(tax)}`
      }
      currencies={currencies}
      figures={isPriced && !ghost ? figureFaceOf(choice) : thinFaceOf(choice)}
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
