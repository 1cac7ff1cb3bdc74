'use client'

import { TextField, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import { addressOf } from '@/domain/search-words'
import { Tick } from './labelled-input'
import { useSay } from './use-say'

/** The address of a page: proposed from its title until somebody types one, and led on from where it was public. */
export const AddressField: TextFieldClientComponent = (props) => {
  const { path } = props
  const { id } = useDocumentInfo()
  const title = useFormFields(([fields]) => fields.title?.value ?? fields.name?.value)
  const { value, setValue } = useField<string>({ path })
  const [proposed, setProposed] = useState('')

  useEffect(() => {
    const isOwn = Boolean(value) && value !== proposed
    if (id !== undefined || typeof title !== 'string' || isOwn) return
    const next = addressOf(title)
    if (next === proposed) return
    setProposed(next)
    setValue(next)
  }, [id, title, value, proposed, setValue])

  return (
    <>
      <TextField {...props} />
      <LeadsOn address={value} />
    </>
  )
}

/** Beside a changed address of what is public: links and search engines still know the old one. */
function LeadsOn({ address }: { address: string | undefined }) {
  const say = useSay()
  const { hasPublishedDoc, savedDocumentData } = useDocumentInfo()
  const isOffered = useFormFields(([fields]) => fields.leadsOn !== undefined)
  const { value, setValue } = useField<boolean>({ path: 'leadsOn' })
  const before: unknown = savedDocumentData?.slug
  if (!isOffered || !hasPublishedDoc || typeof before !== 'string' || before === address)
    return null

  return (
    <Tick className="field-type" checked={value !== false} onChange={setValue}>
      {say('Lead whoever comes to the old address here')}
    </Tick>
  )
}
