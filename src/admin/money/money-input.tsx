'use client'

import {
  FieldDescription,
  FieldLabel,
  useField,
  useForm,
  useFormFields,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui'
import type { NumberFieldClient } from 'payload'
import { type CSSProperties, useCallback, useState } from 'react'
import { ownValue } from '@/domain/own-value'
import { writeMoney } from '@/domain/staff/write-money'
import { say } from '@/domain/staff/german/in-german'
import { Tick } from '../labelled-input'
import { AmountInput, siblingOf, useTypedAmount } from './amount-input'

type Props = {
  field: Omit<NumberFieldClient, 'type'>
  path: string
  readOnly?: boolean
  /** The shop's own: a currency beside the field goes before it. */
  shopCurrency: string
  /** The `kind` beside the field that makes it a percentage. */
  percentKind?: string
}

/** An amount as it is read: "45.00 €". Typed in any of the usual ways, kept in whole smallest units. */
export function MoneyInput({ field, path: given, readOnly, shopCurrency, percentKind }: Props) {
  const { language } = useTranslation().i18n
  const { setModified } = useForm()
  const [own, kind] = [useSibling(given, 'currency'), useSibling(given, 'kind')]
  const isPercent = percentKind !== undefined && kind === percentKind
  const currency = isPercent ? null : own || shopCurrency
  const typed = useTypedAmount({ currency, language })

  const { problem } = typed
  const isMissing = Boolean(field.required)
  const validate = useCallback(
    (value: unknown) =>
      problem ??
      (isMissing && typeof value !== 'number'
        ? say(language, 'Write an amount, such as 45.00.')
        : true),
    [problem, isMissing, language],
  )
  const { path, value, setValue, showError, errorMessage, disabled } = useField<number | null>({
    potentiallyStalePath: given,
    validate,
  })

  const sentence = problem ?? (showError ? errorMessage : undefined)
  const id = `field-${path.replaceAll('.', '__')}`
  const style: CSSProperties | undefined = field.admin?.width
    ? { ...field.admin.style, '--field-width': field.admin.width }
    : field.admin?.style

  function type(text: string) {
    const read = typed.type(text)
    if (read.problem === null) setValue(read.value)
    else setModified(true)
  }

  return (
    <div className={`field-type text money-field${sentence ? ' error' : ''}`} style={style}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <AmountInput
          id={id}
          name={path}
          currency={currency}
          value={typed.textOf(value)}
          isRefused={Boolean(sentence)}
          isReadOnly={Boolean(readOnly || disabled)}
          onType={type}
          onLeave={typed.settle}
        />
        <ConfirmPrice
          path={path}
          price={problem === null ? (value ?? null) : null}
          currency={currency ?? shopCurrency}
          sentence={sentence}
        />
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}

function useSibling(path: string, name: string): string | undefined {
  const sibling = siblingOf(path, name)
  const value = useFormFields(([fields]) => ownValue(fields, sibling)?.value)
  return typeof value === 'string' ? value : undefined
}

type ConfirmPriceProps = {
  path: string
  price: number | null
  currency: string
  sentence: string | undefined
}

/** Why an amount was not taken. One that the shop only asks about gets a tick: it stands for this price and no other. */
function ConfirmPrice({ path, price, currency, sentence }: ConfirmPriceProps) {
  const { i18n } = useTranslation()
  const { dispatchFields, setModified } = useForm()
  const confirmedPath = siblingOf(path, 'confirmedPrice')
  const confirmed = useFormFields(([fields]) => ownValue(fields, confirmedPath)?.value)
  const canConfirm = useFormFields(([fields]) => Boolean(ownValue(fields, confirmedPath)))
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
        <Tick className="amount-confirm" checked={isConfirmed} onChange={confirm}>
          {say(i18n.language, 'Yes, it costs {price}', {
            price: writeMoney(question.price, currency, i18n.language),
          })}
        </Tick>
      )}
    </>
  )
}
