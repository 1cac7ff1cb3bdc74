'use client'
import {
  useAuth,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useId, useRef } from 'react'
import { ownValue } from '@/domain/own-value'
import { changesAskedFor } from '@/domain/staff/login-change'
import { leadsElsewhere } from '@/domain/staff/shop-change'
import { useWhoIsConfirmed } from './confirm-login'
import { confirmByPasskey, type GivenPasskey, PasskeyButton } from './passkey-button'
import { staffWords, type StaffWords } from './staff-words'
import './staff.css'

const PATH = 'currentPassword'

/** On the form of a login, or of the shop, as soon as something is changed that opens one, or leads money elsewhere: the password of whoever changes it, saved with the rest. */
export function CurrentPassword() {
  const { id, globalSlug, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth()
  const { dispatchFields } = useForm()
  const words = staffWords(useTranslation().i18n.language)
  const stored = id === undefined ? null : (savedDocumentData ?? null)
  const isChanging = useFormFields(([fields]) => {
    const valueOf = (path: string) => ownValue(fields, path)?.value
    if (globalSlug) {
      const [needsSecondFactor, iban] = ['needsSecondFactor', 'bank.iban'].map(valueOf)
      return leadsElsewhere({ needsSecondFactor, bank: { iban } }, savedDocumentData ?? {})
    }
    const [email, password, roles] = ['email', 'password', 'roles'].map(valueOf)
    return changesAskedFor({ email, password, roles }, stored).length > 0
  })
  const wasRefused = useFormFields(([fields]) => Boolean(fields[PATH]?.errorMessage))
  const isAsked = Boolean(user) && isChanging
  const { isConfirmed, hasPasskeys, confirm } = useWhoIsConfirmed(isAsked)
  const isShown = isAsked && (isConfirmed === false || (isConfirmed === true && wasRefused))
  useForgottenPassword(savedDocumentData?.updatedAt)
  // What is left behind would be sent, or ask for itself, with the next save.
  useEffect(() => {
    if (!isShown) dispatchFields({ type: 'REMOVE', path: PATH })
  }, [dispatchFields, isShown])
  async function confirmIt(passkey: GivenPasskey) {
    await confirmByPasskey(passkey)
    dispatchFields({ type: 'REMOVE', path: PATH })
    confirm()
  }
  if (!isShown) return null
  return (
    <>
      <PasswordInput
        words={words}
        missing={globalSlug ? words.currentPasswordForShop : words.currentPasswordMissing}
      />
      {hasPasskeys && <PasskeyButton words={words} onPasskey={confirmIt} />}
    </>
  )
}

function PasswordInput({ words, missing }: { words: StaffWords; missing: string }) {
  const { value, setValue, showError, errorMessage } = useField<string>({
    path: PATH,
    validate: (given) => Boolean(given) || missing,
  })
  const ids = { input: useId(), error: useId() }
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={ids.input}>
        {words.currentPassword}
      </label>
      <input
        id={ids.input}
        type="password"
        autoComplete="current-password"
        aria-invalid={showError}
        aria-describedby={showError ? ids.error : undefined}
        value={value ?? ''}
        onChange={({ target }) => setValue(target.value)}
      />
      {showError && (
        <p id={ids.error} role="alert">
          {errorMessage}
        </p>
      )}
    </div>
  )
}

/** Payload leaves a password that was saved in the form, and would save it again with the next change. */
function useForgottenPassword(savedAt: unknown): void {
  const { dispatchFields } = useForm()
  const seen = useRef(savedAt)
  useEffect(() => {
    if (seen.current === savedAt) return
    seen.current = savedAt
    for (const path of ['password', 'confirm-password']) dispatchFields({ type: 'REMOVE', path })
  }, [dispatchFields, savedAt])
}
