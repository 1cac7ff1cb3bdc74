import { useForm, useFormFields, useFormModified, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { formatMoney } from '@/domain/money/format-money'
import { siblingOf } from './sibling-of'
import { moneyWords } from './words'

type Props = { path: string; price: number | null; currency: string; sentence: string | undefined }

/** Why an amount was not taken. One that the shop only asks about gets a tick: it stands for this price and no other. */
export function ConfirmPrice({ path, price, currency, sentence }: Props) {
  const { i18n } = useTranslation()
  const { dispatchFields, setModified } = useForm()
  const confirmedPath = siblingOf(path, 'confirmedPrice')
  const confirmed = useFormFields(([fields]) => fields?.[confirmedPath]?.value)
  const canConfirm = useFormFields(([fields]) => Boolean(fields?.[confirmedPath]))
  const isUnsaved = useFormModified()
  const [asked, setAsked] = useState<{ price: number; sentence: string } | null>(null)

  const isAsked = canConfirm && price !== null && sentence !== undefined
  if (isAsked && (asked?.price !== price || asked.sentence !== sentence)) {
    setAsked({ price, sentence })
  }
  const question = isUnsaved && asked?.price === price ? asked : null
  const isConfirmed = question !== null && confirmed === price

  function confirm(isTicked: boolean) {
    dispatchFields({ type: 'UPDATE', path: confirmedPath, value: isTicked ? price : null })
    // What the server said of the price holds until the next save.
    dispatchFields({ type: 'UPDATE', path, valid: true, errorMessage: undefined })
    setModified(true)
  }

  const words = sentence ?? question?.sentence
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <>
      {words && (
        <p className="amount-why" id={`${id}-why`} role="alert">
          {words}
        </p>
      )}
      {question && (
        <label className="amount-confirm">
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={(event) => confirm(event.target.checked)}
          />
          {moneyWords(i18n.language).confirm(formatMoney(question.price, currency))}
        </label>
      )}
    </>
  )
}
