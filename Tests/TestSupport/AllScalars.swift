/// Every Unicode scalar: U+0000 to U+10FFFF without the surrogates.
public let allScalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
