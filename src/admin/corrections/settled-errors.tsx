'use client'

import { useFormFields, useFormSubmitted } from '@payloadcms/ui'

/**
 * Payload 3.90.1 counts the errors of a tab or a row into a badge (`WatchChildErrors`) only while a form was refused, a quarter of a
 * second apart: what was counted last stays after a save that succeeded. Where a form shows no error, its badges are hidden by this
 * mark (payload-corrections.css).
 */
export function SettledErrors() {
  const isRefused = useFormSubmitted()
  const hasErrors = useFormFields(([fields]) =>
    Object.values(fields).some((field) => field.valid === false),
  )
  return isRefused && hasErrors ? null : <span className="without-errors" hidden />
}
