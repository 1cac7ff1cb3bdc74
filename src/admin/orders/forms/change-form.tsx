import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import type { ChangePreview, SheetLicence } from '@/domain/order/order-for-staff'
import { fillIn } from '@/domain/staff/german/sentence-shapes'
import { Tick } from '../../labelled-input'
import { FontLine, useCatalogue } from '../../quotes/font-fields'
import type { LineDraft } from '../../quotes/quote-draft'
import { QuietButton } from '../../quiet-button'
import { sendJson, sentenceOf } from '../../read-response'
import { useMoney, useSay } from '../../use-say'
import { useOrder, useOrderWords } from '../use-order'
import { ActForm, newKey } from './form-fields'

/** A licence upgraded, or a style of it exchanged, with what that costs before it is done. */
export function ChangeForm({ licence, close }: { licence: SheetLicence; close: () => void }) {
  const { send } = useOrder()
  const { why, change: words } = useOrderWords()
  const [say, money] = [useSay(), useMoney()]
  const { id } = useDocumentInfo()
  const catalogue = useCatalogue()
  const { licences, ...holds } = licence.holds
  const withAnswers = licences.map((one) => ({ ...one, answers: one.answers ?? {} }))
  const [line, setLine] = useState<LineDraft>({ ...holds, licences: withAnswers })
  const [free, setFree] = useState(false)
  const [key] = useState(newKey)
  const [cost, setCost] = useState('')
  const wanted = { free, licence: licence.id, styles: line.styles, licences: line.licences }

  async function showCost() {
    try {
      const { total, currency } = await sendJson<ChangePreview>(
        `/api/orders/${id}/change/preview`,
        wanted,
      )
      setCost(fillIn(words.costs, { amount: money(total, currency) }))
    } catch (error) {
      setCost(say(sentenceOf(error)))
    }
  }

  return (
    <ActForm
      {...{ why, close, hint: words.hint, label: words.make }}
      legend={fillIn(words.legend, { number: licence.number })}
      act={(reason) => send('change', { ...wanted, key, reason })}
    >
      {catalogue && (
        <FontLine
          {...{ line, catalogue }}
          onChange={(next) => {
            // Another family is looked into: what is held stays ticked.
            setLine(next.typeface === line.typeface ? next : { ...next, styles: line.styles })
            setCost('')
          }}
        />
      )}
      <Tick
        checked={free}
        onChange={(isTicked) => {
          setFree(isTicked)
          setCost('')
        }}
      >
        {words.free}
      </Tick>
      <p role="status">
        {cost || <QuietButton onClick={() => void showCost()}>{words.look}</QuietButton>}
      </p>
    </ActForm>
  )
}
