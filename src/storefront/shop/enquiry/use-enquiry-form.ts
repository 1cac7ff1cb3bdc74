import { useEffect, useState } from 'react'
import { loadCode } from '../../shell/failures/load-code'
import type { EnquiryForm } from './enquiry-form'

type LoadedForm = {
  /** Null until its code is there. */
  Form: typeof EnquiryForm | null
  hasFailed: boolean
  retry: () => void
}

/** Few visitors ask: the form comes with its own code. */
export function useEnquiryForm(): LoadedForm {
  const [Form, setForm] = useState<typeof EnquiryForm | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    loadCode(() => import('./enquiry-form')).then(
      (code) => isCurrent && setForm(() => code.EnquiryForm),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])

  return { Form, hasFailed, retry: () => setAttempt((count) => count + 1) }
}
