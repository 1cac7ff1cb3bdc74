import type { WidgetServerProps } from 'payload'
import { mayEnter } from '@/operations/staff/may-enter'
import { lacksVatForConsumers } from '@/domain/tax/territory'
import { readFirstSteps } from '@/operations/read-dashboard'
import { readShop } from '@/operations/records/shop'
import { StarterLicences } from './asking-buttons'
import { fillIn, wordsIn } from '@/domain/staff/german/sentence-shapes'
import { AdminLink } from '../admin-link'
import WORDS from './dashboard-words.json' with { type: 'json' }
import './dashboard.css'

/** The way to the first sale, ticked off by what is there; gone once it is walked. */
export async function GettingStarted({ req: { payload, i18n, user } }: WidgetServerProps) {
  if (!(await mayEnter(payload, user, { deed: 'read', area: 'settings' }))) return null
  const words = wordsIn(WORDS, i18n.language).start
  const steps = await readFirstSteps(payload)
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  const { admin } = payload.config.routes

  return (
    <section className="desk" aria-labelledby="desk-start">
      <h2 id="desk-start">
        {words.title} <span>{fillIn(words.progress, { done, of: steps.length })}</span>
      </h2>
      <ol className="desk-steps">
        {steps
          .filter(({ isDone }) => !isDone)
          .map(({ step, path }) => (
            <li key={step}>
              <StepName name={words.steps[step].name} path={path && admin + path} />
              <span>{words.steps[step].how}</span>
              {step === 'licences' && <StarterLicences list={admin + path} />}
            </li>
          ))}
      </ol>
      {lacksVatForConsumers(await readShop(payload)) && (
        <p className="desk-more">
          {words.withVat}{' '}
          <AdminLink href={`${admin}/globals/shop`}>{words.toPricesShown}</AdminLink>
        </p>
      )}
      {done > 0 && (
        <ul className="desk-done" aria-label={words.done}>
          {steps
            .filter(({ isDone }) => isDone)
            .map(({ step, path }) => (
              <li key={step}>
                <span aria-hidden="true">✓ </span>
                <StepName name={words.steps[step].name} path={path && admin + path} />
              </li>
            ))}
        </ul>
      )}
    </section>
  )
}

function StepName({ name, path }: { name: string; path: string }) {
  if (!path) return <b>{name}</b>
  return <AdminLink href={path}>{name}</AdminLink>
}
