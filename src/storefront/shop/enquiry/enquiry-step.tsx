import { useEffect, useState } from 'react'
import { licenceLabel, type LicenceType } from '@/domain/licensing/licence-type'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { loadCode } from '../../shell/failures/load-code'
import { ActionButton, ActionLink } from '../../ui/action-button'
import type { ShopChoice } from '../shop-choice'
import { choosePath } from '../shop-paths'
import type { EnquiryForm } from './enquiry-form'

type EnquiryStepProps = {
  rules: PriceRules
  /** What was being chosen; null: nothing yet. */
  choice: ShopChoice | null
  asked: { type: string; tier: string | null }
}

/** A question about a licence that is not sold by itself: to write it takes the place of choosing. */
export function EnquiryStep({ rules, choice, asked }: EnquiryStepProps) {
  const { Form, hasFailed, retry } = useEnquiryForm()
  const type = rules.licenceTypes.find(({ key, kind }) => key === asked.type && kind !== 'trial')
  if (!type) return <NoSuchLicence back={choice ? choosePath(choice.slug) : '/shop'} />

  return (
    <div className="enquiry" aria-busy={!Form && !hasFailed}>
      <h1 tabIndex={-1}>
        <b>{labelOf(type, asked.tier)}</b>
      </h1>
      {Form && <Form {...{ type, choice }} tier={asked.tier} />}
      {hasFailed && <FormMissing retry={retry} />}
    </div>
  )
}

function FormMissing({ retry }: { retry: () => void }) {
  return (
    <>
      <section>
        <p className="error-message" role="alert">
          <b>The shop did not send the form. Check your connection, then try again.</b>
        </p>
      </section>
      <ActionButton label="Try again" onPress={retry} />
    </>
  )
}

function NoSuchLicence({ back }: { back: string }) {
  return (
    <section>
      <h1 tabIndex={-1}>
        <b>This licence is not offered any more</b>
      </h1>
      <p>Choose one of those that are.</p>
      <ActionLink href={back} label="Licences" />
    </section>
  )
}

function labelOf(type: LicenceType, key: string | null): string {
  const tier = [...(type.onRequest ?? []), ...type.tiers].find((one) => one.key === key)
  return tier ? licenceLabel(type, tier) : `${type.name} licence`
}

type LoadedForm = {
  /** Null until its code is there. */
  Form: typeof EnquiryForm | null
  hasFailed: boolean
  retry: () => void
}

/** Few visitors ask: the form comes with its own code. */
function useEnquiryForm(): LoadedForm {
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
