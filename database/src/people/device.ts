import { AsyncLocalStorage } from "node:async_hooks";

const devices = new AsyncLocalStorage<string>();

/** Does what somebody asks for: the versions that it saves say from which device. @param device as people call it, `Safari en iPhone` */
export const fromDevice = <T>(device: string, work: () => Promise<T>): Promise<T> => devices.run(device, work);

/** @returns the device of whoever asks for what is being done; empty for the program itself */
export const currentDevice = (): string => devices.getStore() ?? "";
