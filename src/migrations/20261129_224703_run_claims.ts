import { carryOut } from './statements/carry-out'
import statements from './statements/run_claims.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
