/** For the tests of this package and of the servers that respond to it; never part of a build. */
export { answerFaults, findOperation, requestFaults } from './contract.ts';
export { CONTRACT_OPERATIONS, type Operation } from './contractDocument.ts';
export { createContractFetch, type Exchange } from './contractFetch.ts';
export { createFakeLocks } from './fakeLocks.ts';
export {
  AI_EDIT,
  CALL_IDS,
  type CallIds,
  OPERATION_CALLS,
  type OperationCall,
} from './operationCalls.ts';
