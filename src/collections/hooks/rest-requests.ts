import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Payload,
  type Where,
  type WhereField,
} from 'payload'
import { clientNetwork, LIMITS } from '@/domain/limits/limits'
import { problemOfQuery, type RestQuery } from '@/domain/site/read-query'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { countRequest } from '@/operations/limits/count-requests'
import { possibleIds } from '@/operations/records/any-collection'

/** The public REST API answers a question it does not understand with 400 and a sentence, before the database fails on it. */
export const refuseOddQuery: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI !== 'REST' || req.user || !['read', 'count'].includes(operation)) return args
  const problem = problemOfQuery(args as RestQuery, dateFieldsOf(req.payload))
  if (problem) throw new QueryIsOdd(problem)
  const { where } = args as { where?: Where }
  // What staff threw away is theirs.
  const asked = { ...args, trash: false }
  return where ? { ...asked, where: withPossibleIds(where, req.payload) } : asked
}

/** MongoDB fails on a list with an id that no row can have, where SQLite finds none. */
function withPossibleIds(where: Where, payload: Payload): Where {
  const parts = Object.entries(where).map(([name, asked]) => {
    if (Array.isArray(asked)) return [name, asked.map((part) => withPossibleIds(part, payload))]
    return [name, name === 'id' ? possibleLists(asked as WhereField, payload) : asked]
  })
  return Object.fromEntries(parts) as Where
}

function possibleLists(asked: WhereField, payload: Payload): WhereField {
  const lists = (['in', 'not_in'] as const).filter((list) => list in asked)
  const possible = lists.map((list) => [
    list,
    possibleIds(
      payload,
      [asked[list]].flat().flatMap((ids) => String(ids).split(',')),
    ),
  ])
  return { ...asked, ...Object.fromEntries(possible) }
}

/** Logged as Payload's own refusals of questions are: strangers may ask what they like. */
class QueryIsOdd extends APIError {
  override readonly name = 'QueryError'

  constructor(problem: string) {
    super(problem, 400, null, true)
  }
}

const dateFields = new WeakMap<Payload, ReadonlySet<string>>()

function dateFieldsOf(payload: Payload): ReadonlySet<string> {
  const known = dateFields.get(payload)
  if (known) return known
  const fields = payload.config.collections.flatMap(({ flattenedFields }) => flattenedFields)
  const found = new Set(fields.filter(({ type }) => type === 'date').map(({ name }) => name))
  dateFields.set(payload, found)
  return found
}

const MOST = 200

/** The public REST API returns at most 200 rows at a time, whatever limit is requested. */
export const capLimit: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST' || !('limit' in args)) return args
  const { limit } = args
  const capped = limit === undefined ? limit : limit > 0 ? Math.min(limit, MOST) : MOST
  return { ...args, limit: capped, pagination: true }
}

/** A collection whose answers over Payload's REST are counted, by client or by who is signed in. */
export function limitRest(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  const beforeOperation = [countRestRequest, ...(hooks?.beforeOperation ?? [])]
  return { ...collection, hooks: { ...hooks, beforeOperation } }
}

/**
 * Once a request: what it leads to belongs to it. What is read past all access is no request of anybody's: so Payload looks up
 * who is signed in, before it is known.
 */
const countRestRequest: CollectionBeforeOperationHook = async ({ overrideAccess, req }) => {
  if (req.payloadAPI !== 'REST' || overrideAccess || req.context.isCounted) return
  req.context.isCounted = true
  const address = req.headers.get(CLIENT_HEADER)
  if (!address) return
  if (req.user) await countRequest(req.payload, LIMITS.restOfStaff, String(req.user.id))
  else await countRequest(req.payload, LIMITS.rest, clientNetwork(address))
}
