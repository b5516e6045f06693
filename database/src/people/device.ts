import { AsyncLocalStorage } from "node:async_hooks";

const devices = new AsyncLocalStorage<string>();

/**
 * Run a request so that versions it saves record the device.
 * @param device a readable name such as `Safari en iPhone`
 */
export const fromDevice = <T>(device: string, work: () => Promise<T>): Promise<T> => devices.run(device, work);

/** Return the device of the current request; empty for the program itself. */
export const currentDevice = (): string => devices.getStore() ?? "";
