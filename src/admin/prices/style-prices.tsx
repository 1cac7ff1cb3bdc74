'use client'

import {
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'
import type { FormState, JSONFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import type { UnsavedPrices } from '@/domain/pricing/desk/unsaved-prices'
import { PriceGrid } from './price-grid'
import { usePriceDesk } from './use-price-desk'
import { priceWords } from './words'

/**
 * The grid of prices in the form of its typeface, beside the price of the family that is typed there. What is typed is a field
 * of that form: it is saved with it, and whoever leaves without saving is asked.
 */
export const StylePrices: JSONFieldClientComponent = ({ path: givenPath }) => {
  const words = priceWords(useTranslation().i18n.language)
  const { id } = useDocumentInfo()
  const { path } = useField({ potentiallyStalePath: givenPath })

  if (id === undefined) return <p className="field-type">{words.unsavedTypeface}</p>
  return <PricesInForm typeface={id} path={path} />
}

function PricesInForm({ typeface, path }: { typeface: string | number; path: string }) {
  const { lastUpdateTime } = useDocumentInfo()
  const { dispatchFields, getFields, setModified } = useForm()
  const field = useField<UnsavedPrices | null>({ path })
  const unsaved = field.value ?? null
  const refusal = useRefusal(field)
  const family = useFormFields(([fields]) => fields?.price?.value)

  // A form that was refused counts as unmodified: it could not be sent again, and would be left without a word.
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isForgotten = unsaved !== null && !isModified && !isProcessing
  useEffect(() => {
    // What was taken back a moment ago still stands in this rendering.
    if (isForgotten && getFields()[path]?.value) setModified(true)
  }, [isForgotten, getFields, path, setModified])

  function keep(value: UnsavedPrices | null) {
    refusal.forget()
    dispatchFields({ type: 'UPDATE', path, value, valid: true, errorMessage: undefined })
    // Saved by themselves or taken back: unless something else is typed, there is nothing left to ask about.
    setModified(value !== null || !isUntouched(getFields(), path))
  }

  const prices = usePriceDesk({
    typeface,
    unsaved,
    onUnsaved: keep,
    savedAt: lastUpdateTime,
  })
  return (
    <PriceGrid
      prices={prices}
      family={typeof family === 'number' ? family : null}
      refusal={unsaved ? refusal.said : undefined}
    />
  )
}

/** What the form was refused with, which it forgets as soon as it is looked through again. */
function useRefusal({ valid, errorMessage }: { valid?: boolean; errorMessage?: string }) {
  const [said, setSaid] = useState<string>()
  const now = valid === false ? errorMessage : undefined
  if (now !== undefined && now !== said) setSaid(now)
  return { said, forget: () => setSaid(undefined) }
}

function isUntouched(fields: FormState, besides: string): boolean {
  const text = (value: unknown) => JSON.stringify(value ?? null)
  return Object.entries(fields).every(
    ([path, { value, initialValue }]) => path === besides || text(value) === text(initialValue),
  )
}
