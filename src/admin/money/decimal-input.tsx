'use client'

import { TextInput, useField, useTranslation } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientComponent } from 'payload'
import { inTypedForm } from '@/domain/staff/write-money'

/** A factor, a rate, a share: typed with a point or a comma, shown as whoever reads writes it, kept with a point. */
export const DecimalInput: TextFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { language } = useTranslation().i18n
  const { value, setValue, showError, path, disabled } = useField<string>({
    potentiallyStalePath: given,
  })
  const { label, required, admin } = field

  return (
    <TextInput
      path={path}
      label={label}
      required={required}
      description={admin?.description}
      placeholder={admin?.placeholder}
      readOnly={readOnly || disabled}
      showError={showError}
      style={mergeFieldStyles(field)}
      value={inTypedForm(value ?? '', language)}
      onChange={(event: { target: { value: string } }) =>
        setValue(event.target.value.replace(',', '.'))
      }
    />
  )
}
