import Testing

/// A text for the JSON parser, with a name that says what is tried.
///
/// The names follow the habit of tests for RFC 8259: `y_` has to be read, `n_` has to be rejected,
/// and `i_` is left to the parser, which says here what it makes of it.
struct JSONCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]

  /// The value as it is written again on one line; `nil` if the text is rejected.
  let rewritten: String?

  /// A text that is read.
  static func reads(_ name: String, _ text: String, _ rewritten: String? = nil) -> Self {
    Self(testDescription: name, bytes: Array(text.utf8), rewritten: rewritten ?? text)
  }

  /// A text that is rejected.
  static func rejects(_ name: String, _ text: String) -> Self {
    Self(testDescription: name, bytes: Array(text.utf8), rewritten: nil)
  }

  /// Bytes that are rejected.
  static func rejects(_ name: String, _ bytes: [UInt8]) -> Self {
    Self(testDescription: name, bytes: bytes, rewritten: nil)
  }
}

extension JSONCase {
  /// The examples of RFC 8259, section 13.
  static let published: [JSONCase] = [
    .reads(
      "RFC 8259, section 13, an object",
      """
      {
        "Image": {
            "Width":  800,
            "Height": 600,
            "Title":  "View from 15th Floor",
            "Thumbnail": {
                "Url":    "http://www.example.com/image/481989943",
                "Height": 125,
                "Width":  100
            },
            "Animated" : false,
            "IDs": [116, 943, 234, 38793]
          }
      }
      """,
      #"{"Image":{"Width":800,"Height":600,"Title":"View from 15th Floor","#
        + #""Thumbnail":{"Url":"http://www.example.com/image/481989943","Height":125,"Width":100},"#
        + #""Animated":false,"IDs":[116,943,234,38793]}}"#),
    .reads(
      "RFC 8259, section 13, an array of objects",
      """
      [
        {
           "precision": "zip",
           "Latitude":  37.7668,
           "Longitude": -122.3959,
           "Address":   "",
           "City":      "SAN FRANCISCO",
           "State":     "CA",
           "Zip":       "94107",
           "Country":   "US"
        },
        {
           "precision": "zip",
           "Latitude":  37.371991,
           "Longitude": -122.026020,
           "Address":   "",
           "City":      "SUNNYVALE",
           "State":     "CA",
           "Zip":       "94085",
           "Country":   "US"
        }
      ]
      """,
      #"[{"precision":"zip","Latitude":37.7668,"Longitude":-122.3959,"Address":"","#
        + #""City":"SAN FRANCISCO","State":"CA","Zip":"94107","Country":"US"},"#
        + #"{"precision":"zip","Latitude":37.371991,"Longitude":-122.026020,"Address":"","#
        + #""City":"SUNNYVALE","State":"CA","Zip":"94085","Country":"US"}]"#),
    .reads("RFC 8259, section 13, a lone string", #""Hello world!""#),
    .reads("RFC 8259, section 13, a lone number", "42"),
    .reads("RFC 8259, section 13, a lone literal", "true"),
    .reads("RFC 8259, section 7, the G clef", #""\uD834\uDD1E""#, "\"\u{1D11E}\""),
    .reads(
      "RFC 8259, section 8.3, equal names", #"{"a\\b":1,"a\u005Cb":2}"#, #"{"a\\b":1,"a\\b":2}"#),
  ]

  static let structures: [JSONCase] = [
    .reads("y_array_empty", "[]"), .reads("y_array_white_space_inside", "[ \t\n\r]", "[]"),
    .reads("y_array_of_every_type", #"[null,true,false,1,"a",[],{}]"#),
    .reads("y_array_of_arrays", "[[],[[]]]"), .reads("y_object_empty", "{}"),
    .reads("y_object_empty_key", #"{"":0}"#), .reads("y_object_of_objects", #"{"a":{"b":{}}}"#),
    .reads("y_object_white_space", " { \"a\" : 1 , \"b\" : 2 } ", #"{"a":1,"b":2}"#),
    .reads("y_object_duplicate_keys", #"{"a":1,"a":2}"#), .reads("y_literals", "[true,false,null]"),
    .reads("y_lone_null", "null"), .reads("y_white_space_around", "\r\n\t 1 \r\n\t", "1"),
    .reads("y_nested_to_the_limit", nest(128)),
    .rejects("n_nested_beyond_the_limit", nest(129)),
    .rejects("n_nothing", ""), .rejects("n_white_space_alone", " \n"),
    .rejects("n_array_not_closed", "[1"), .rejects("n_array_opened_alone", "["),
    .rejects("n_array_closed_alone", "]"), .rejects("n_array_trailing_comma", "[1,]"),
    .rejects("n_array_leading_comma", "[,1]"), .rejects("n_array_double_comma", "[1,,2]"),
    .rejects("n_array_comma_alone", "[,]"), .rejects("n_array_without_comma", "[1 2]"),
    .rejects("n_array_colon", "[1:2]"), .rejects("n_array_closed_by_brace", "[1}"),
    .rejects("n_object_not_closed", #"{"a":1"#), .rejects("n_object_opened_alone", "{"),
    .rejects("n_object_key_alone", #"{"a"}"#), .rejects("n_object_without_value", #"{"a":}"#),
    .rejects("n_object_trailing_comma", #"{"a":1,}"#), .rejects("n_object_comma_alone", "{,}"),
    .rejects("n_object_double_colon", #"{"a"::1}"#),
    .rejects("n_object_without_colon", #"{"a" 1}"#),
    .rejects("n_object_bare_key", "{a:1}"), .rejects("n_object_number_as_key", "{1:1}"),
    .rejects("n_object_single_quotes", "{'a':1}"),
    .rejects("n_object_closed_by_bracket", #"{"a":1]"#),
    .rejects("n_object_without_comma", #"{"a":1"b":2}"#),
    .rejects("n_literal_in_capitals", "True"), .rejects("n_literal_cut_short", "nul"),
    .rejects("n_literal_too_long", "nulls"), .rejects("n_literal_of_javascript", "undefined"),
    .rejects("n_two_values", "1 2"), .rejects("n_value_and_bracket", "[]]"),
    .rejects("n_comment_to_the_end", "1 // one"), .rejects("n_comment_inside", "[/* */]"),
    .rejects("n_form_feed_as_white_space", "[\u{C}]"), .rejects("n_vertical_tab", "[\u{B}1]"),
    .rejects("n_no_break_space", "[\u{A0}1]"), .rejects("n_nul_after_the_value", "1\0"),
    .rejects("n_zero_width_space", "\u{200B}1"), .rejects("n_line_separator", "1\u{2028}"),
  ]

  static let numbers: [JSONCase] = [
    .reads("y_number_zero", "0"), .reads("y_number_minus_zero", "-0"),
    .reads("y_number_integer", "1234567890"), .reads("y_number_negative", "-1"),
    .reads("y_number_fraction", "0.5"), .reads("y_number_trailing_zeros", "1.500"),
    .reads("y_number_exponent", "1e5"), .reads("y_number_capital_exponent", "1E5"),
    .reads("y_number_exponent_signs", "[1e+5,1E-5]"), .reads("y_number_zero_exponent", "0e0"),
    .reads("y_number_fraction_and_exponent", "-12.5e-10"),
    .reads("i_number_beyond_64_bits", "123456789012345678901234567890"),
    .reads("i_number_huge_exponent", "1e999999"), .reads("i_number_tiny_exponent", "-1e-999999"),
    .rejects("n_number_leading_zero", "01"), .rejects("n_number_two_zeros", "00"),
    .rejects("n_number_negative_leading_zero", "-01"), .rejects("n_number_plus", "+1"),
    .rejects("n_number_minus_alone", "-"), .rejects("n_number_two_minuses", "--1"),
    .rejects("n_number_minus_and_space", "- 1"), .rejects("n_number_point_first", ".5"),
    .rejects("n_number_negative_point_first", "-.5"), .rejects("n_number_point_last", "1."),
    .rejects("n_number_two_points", "1.2.3"), .rejects("n_number_exponent_without_digits", "1e"),
    .rejects("n_number_exponent_sign_alone", "1e+"),
    .rejects("n_number_exponent_fraction", "1e1.5"),
    .rejects("n_number_point_and_exponent", "1.e1"), .rejects("n_number_hexadecimal", "0x1F"),
    .rejects("n_number_not_a_number", "NaN"), .rejects("n_number_infinity", "-Infinity"),
    .rejects("n_number_thousands", "1_000"), .rejects("n_number_full_width", "１"),
    .rejects("n_number_arabic_digit", "٣"), .rejects("n_number_letter_inside", "1a"),
  ]

  static let strings: [JSONCase] = [
    .reads("y_string_empty", #""""#), .reads("y_string_of_utf_8", #""é漢👍""#),
    .reads(
      "y_string_short_escapes", #""\"\\\/\b\f\n\r\t""#, #""\"\\/\u0008\u000c\u000a\u000d\u0009""#),
    .reads("y_string_escaped_letter", #""\u0041\u00e9\u6F22""#, #""Aé漢""#),
    .reads("y_string_escaped_nul", #""\u0000""#),
    .reads("y_string_pair", #""\ud83d\udc4d""#, #""👍""#),
    .reads("y_string_capital_digits", #""\uD83D\uDC4D""#, #""👍""#),
    .reads("y_string_last_pair", #""\uDBFF\uDFFF""#, "\"\u{10FFFF}\""),
    .reads("y_string_first_pair", #""\uD800\uDC00""#, "\"\u{10000}\""),
    .reads("y_string_last_scalar", #""\uDBFF\uDFFD""#, "\"\u{10FFFD}\""),
    .reads("y_string_delete", "\"\u{7F}\"", #""\u007f""#),
    .reads("y_string_slash", #""a/b""#), .reads("y_string_escaped_backslash_and_u", #""\\u0041""#),
    .reads("y_string_line_separator", "\"\u{2028}\"", #""\u2028""#),
    .reads("y_string_comment", #""/* // */""#), .reads("y_string_noncharacter", "\"\u{FFFF}\""),
    .reads("i_string_high_half_alone", #""\uD800""#, "\"\u{FFFD}\""),
    .reads("i_string_low_half_alone", #""\uDC00""#, "\"\u{FFFD}\""),
    .reads("i_string_halves_swapped", #""\uDC00\uD800""#, "\"\u{FFFD}\u{FFFD}\""),
    .reads("i_string_two_high_halves", #""\uD800\uD800\uDC00""#, "\"\u{FFFD}\u{10000}\""),
    .reads("i_string_high_half_and_letter", #""\uD800\u0041""#, "\"\u{FFFD}A\""),
    .reads("i_string_high_half_and_text", #""\uD800x""#, "\"\u{FFFD}x\""),
    .rejects("n_string_not_closed", #""a"#), .rejects("n_string_opened_alone", "\""),
    .rejects("n_string_single_quotes", "'a'"), .rejects("n_string_without_quotes", "a"),
    .rejects("n_string_newline", "\"a\nb\""), .rejects("n_string_tab", "\"\t\""),
    .rejects("n_string_nul", "\"\0\""), .rejects("n_string_unit_separator", "\"\u{1F}\""),
    .rejects("n_string_unknown_escape", #""\x41""#), .rejects("n_string_capital_escape", #""\N""#),
    .rejects("n_string_escaped_quote_only", #""\""#),
    .rejects("n_string_backslash_at_the_end", #""\"#),
    .rejects("n_string_three_digits", #""\u123""#), .rejects("n_string_no_digit", #""\u""#),
    .rejects("n_string_not_hexadecimal", #""\u12g4""#),
    .rejects("n_string_sign_in_digits", #""\u+123""#),
    .rejects("n_string_capital_u", #""\U0041""#), .rejects("n_string_braces", #""\u{41}""#),
    .rejects("n_string_cut_second_half", #""\uD83D\u""#),
    .rejects("n_string_wrong_second_half", #""\uD83D\uZZZZ""#),
    .rejects("n_string_escaped_emoji", #""\👍""#), .rejects("n_string_after_string", #""a""b""#),
  ]

  static let encodings: [JSONCase] = [
    .rejects("n_mark_of_utf_8", [0xEF, 0xBB, 0xBF, 0x31]),
    .rejects("n_mark_of_utf_8_alone", [0xEF, 0xBB, 0xBF]),
    .rejects("n_utf_16_little_endian", [0xFF, 0xFE, 0x31, 0x00]),
    .rejects("n_utf_16_big_endian", [0xFE, 0xFF, 0x00, 0x31]),
    .rejects("n_utf_16_without_mark", [0x31, 0x00]),
    .rejects("n_utf_8_lone_continuation", [0x22, 0x80, 0x22]),
    .rejects("n_utf_8_cut_short", [0x22, 0xE6, 0xBC, 0x22]),
    .rejects("n_utf_8_overlong_slash", [0x22, 0xC0, 0xAF, 0x22]),
    .rejects("n_utf_8_surrogate", [0x22, 0xED, 0xA0, 0x80, 0x22]),
    .rejects("n_utf_8_beyond_unicode", [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22]),
    .rejects("n_utf_8_never_a_byte", [0x22, 0xFF, 0x22]),
    .rejects("n_latin_1", [0x22, 0xE9, 0x22]),
    .reads("y_byte_order_mark_inside_a_string", "\"\u{FEFF}\"", #""\ufeff""#),
  ]

  private static func nest(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }
}
